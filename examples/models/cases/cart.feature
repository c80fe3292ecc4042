Feature: Shopping as people speak of it

  Scenario: Second thoughts
    Given I open "/products/stoneware-mug"
    And I press "Add to cart"
    When the shopper has second thoughts and gets rid of it
    Then she is back where she began

  Scenario Outline: <count> of a kind
    Given I open "/products/<product>"
    When the shopper stocks up with "<count>" of it
    Then that makes "<total>" in all

    Examples:
      | product      | count | total  |
      | pencil-set   | 2     | €12.40 |
      | earl-grey-tea | 3    | €23.40 |
