Feature: The cart
  What a visitor has picked stays in the cart until it is bought or removed.

  Rule: The cart adds up

    @smoke
    Scenario: Two products, one of them three times
      Given I open "/products/stoneware-mug"
      And I press "Add to cart"
      And I see "Stoneware Mug is in your cart."
      And I open "/products/earl-grey-tea"
      And I press "Add to cart"
      When I set "Quantity" to "3" in the "Stoneware Mug" row
      And I press the "Update" button in the "Stoneware Mug" row
      Then the "Stoneware Mug" row should show "€36.00"
      And the "Total" row should show "€43.80"

    Scenario: The quantity is chosen on the product's page
      Given I open "/products/pencil-set"
      When I set "Quantity" to "2"
      And I press "Add to cart"
      Then I should see "Pencil Set is in your cart."
      And the "Quantity" field in the "Pencil Set" row should have the value "2"
      And the "Pencil Set" row should contain "€12.40"

  Rule: What was picked can be put back

    Scenario: Removing the only product
      Given I open "/products/dotted-notebook"
      And I press "Add to cart"
      When I press the "Remove" button in the "Dotted Notebook" row of the "Cart" table
      Then I should see "Your cart is empty."
      And I should no longer see the "Check out" link
